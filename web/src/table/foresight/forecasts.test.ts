import { describe, expect, it, vi } from 'vitest';
import type { Forecast } from '../../lib/protocol';
import { Forecasts } from './forecasts';

const forecast: Forecast = { type: 'forecast', id: 1, seat: 1, refusal: null, price: {}, certain: ['It rains.'], odds: [], tries: 0, drawn: [], unopposed: false };

describe('what was foreseen', () => {
  it('is asked once for each answer to an offer', async () => {
    const ask = vi.fn(async () => forecast);
    const forecasts = new Forecasts(ask);
    await forecasts.of('7 1', { move: 'walk', to: 3 });
    expect(await forecasts.of('7 1', { move: 'walk', to: 3 })).toBe(forecast);
    await forecasts.of('7 1', { move: 'walk', to: 4 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is old as soon as something else is offered', async () => {
    const ask = vi.fn(async () => forecast);
    const forecasts = new Forecasts(ask);
    await forecasts.of('7 1', 'walk');
    await forecasts.of('8 2', 'walk');
    await forecasts.of('7 1', 'walk');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is asked again where it could not be had', async () => {
    const ask = vi.fn(async () => forecast).mockRejectedValueOnce(new Error('away'));
    const forecasts = new Forecasts(ask);
    await expect(forecasts.of('7 1', 'walk')).rejects.toThrow('away');
    expect(await forecasts.of('7 1', 'walk')).toBe(forecast);
  });
});
