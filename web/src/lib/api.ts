/** The HTTP API of the server. Whatever goes wrong is an ApiError with words for people. */

import type { Trouble } from './protocol';
import { language, say } from './words.svelte';

export class ApiError extends Error {
  constructor(
    readonly trouble: Trouble,
    /** The HTTP status; 0 when there was no answer. */
    readonly status: number,
  ) {
    super(trouble.text);
  }
}

/** Characters: for a page that has gone browsers carry 64 KiB at a time, and refuse to carry more. */
const MOST_KEPT = 8_000;

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

export async function del(path: string): Promise<void> {
  await ask<unknown>('DELETE', path);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language.current };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? undefined : JSON.stringify(body);
  // What somebody has said arrives, even if they leave the page or load it again at once.
  const keepalive = method !== 'GET' && (sent?.length ?? 0) < MOST_KEPT;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: sent, credentials: 'same-origin', keepalive });
  } catch {
    throw new ApiError(trouble('away', say('common.trouble.away')), 0);
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError(trouble('server', say('common.trouble.server')), response.status);
  }
  if (response.ok) return answer as T;
  throw new ApiError(isTrouble(answer) ? answer : trouble('server', say('common.trouble.server')), response.status);
}

function trouble(code: string, text: string): Trouble {
  return { code, text, place: '', rules: [] };
}

function isTrouble(value: unknown): value is Trouble {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value;
}

/** What to tell a person about any error. */
export function wordsFor(error: unknown): string {
  return error instanceof Error ? error.message : say('common.trouble.server');
}
