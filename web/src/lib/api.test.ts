import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, del, get, post } from './api';
import { contentOf } from './content.svelte';
import { setLanguage } from './words.svelte';

const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  vi.stubGlobal('fetch', answers);
  answers.mockReset();
  await setLanguage('en');
});

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

describe('the API', () => {
  it('sends and receives JSON, in the language of the page', async () => {
    answers.mockResolvedValue(json({ id: 'x' }, 201));
    expect(await post('/api/tables', { game: 'mill' })).toEqual({ id: 'x' });
    const [path, init] = answers.mock.calls[0]!;
    expect([path, init.method, init.body]).toEqual(['/api/tables', 'POST', '{"game":"mill"}']);
    expect(init.headers).toMatchObject({ 'Accept-Language': 'en', 'Content-Type': 'application/json' });
  });

  it('takes an empty answer', async () => {
    answers.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(del('/api/session')).resolves.toBeUndefined();
  });

  it('tells the trouble of the server', async () => {
    answers.mockResolvedValue(json({ code: 'no-game', text: 'No such game.', place: 'game', rules: [] }, 404));
    const error = await get('/api/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: 'No such game.', trouble: { place: 'game' } });
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('failed')), 'away'],
    ['the answer is no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })), 'server'],
    ['the trouble is strange', () => Promise.resolve(json('?', 500)), 'server'],
  ])('has words when %s', async (_, answer, code) => {
    answers.mockImplementation(answer);
    const error = (await get('/api/x').catch((caught: unknown) => caught)) as ApiError;
    expect(error.trouble.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(10);
  });
});

describe('content', () => {
  it('is fetched once, and again after a failure', async () => {
    answers.mockRejectedValueOnce(new TypeError('failed'));
    await expect(contentOf('g', 'en')).rejects.toBeInstanceOf(ApiError);
    answers.mockResolvedValue(json({ cards: {} }));
    expect(await contentOf('g', 'en')).toEqual({ cards: {} });
    expect(await contentOf('g', 'en')).toEqual({ cards: {} });
    expect(answers).toHaveBeenCalledTimes(2);
  });
});
