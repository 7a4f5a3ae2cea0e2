/** The fronts of the houses, each on a ground of 72 by 60; told apart by their roofs as well as by their signs. */
import type { Sign } from '../drawing/signs';
import type { House } from './visit.svelte';

export interface Front {
  wall: string;
  beams: string;
  roof: string;
  ridge: string;
  windows: string;
  door: string;
  smoke: string;
  stone: string;
  tiles: string;
  sign: Sign;
}

export const FRONTS: Readonly<Record<Exclude<House, 'hero'>, Front>> = {
  // A wide window full of wares under an awning.
  shop: {
    wall: 'M10 26h42v34H10z',
    beams: 'M10 26h42v2H10zM10 26h2v34h-2zM50 26h2v34h-2zM30 28h1.500v32H30z',
    roof: 'M5 27L31 6l26 21z',
    ridge: 'M31 6l26 21H31z',
    windows: 'M14 34h14v12H14zM26 16h10v7H26z',
    door: 'M35 38h11v22H35z',
    smoke: 'M44 12c-3-4 3-5 0-9',
    stone: '#8a6a47',
    tiles: '#7c3a24',
    sign: 'bag',
  },
  // A low forge with a broad chimney, its fire in the open door.
  smith: {
    wall: 'M8 30h44v30H8zM12 8h9v24h-9z',
    beams: 'M8 30h44v2H8zM11 6h11v3H11z',
    roof: 'M4 32l6-14h40l6 14z',
    ridge: 'M30 18h20l6 14H30z',
    windows: 'M14 38h8v7h-8zM29 40h17v20H29z',
    door: 'M32 53h11v7H32z',
    smoke: 'M16 6c-4-3 3-4 0-7M19 5c4-2-1-5 2-6',
    stone: '#6d6a68',
    tiles: '#3b3f47',
    sign: 'sword',
  },
  // Round-headed windows, herbs drying below the eaves.
  healer: {
    wall: 'M12 24h38v36H12z',
    beams: 'M12 38h38v1.500H12zM12 24h1.500v36H12zM48.5 24H50v36h-1.500z',
    roof: 'M7 26L18 8h26l11 18z',
    ridge: 'M31 8h13l11 18H31z',
    windows: 'M17 35v-4a3.5 3.5 0 0 1 7 0v4zM28 35v-4a3.5 3.5 0 0 1 7 0v4zM39 35v-4a3.5 3.5 0 0 1 7 0v4zM17 51v-4a3.5 3.5 0 0 1 7 0v4z',
    door: 'M31 60V48a5 5 0 0 1 10 0v12z',
    smoke: 'M24 8c-3-3 2-4 0-8',
    stone: '#a99a79',
    tiles: '#3f5a36',
    sign: 'leaf',
  },
  // A tower with a star on its tip.
  guild: {
    wall: 'M12 34h38v26H12zM22 16h16v44H22z',
    beams: 'M12 34h10v1.500H12zM38 34h12v1.500H38zM22 30h16v1.500H22z',
    roof: 'M19 17L30 -3l11 20zM9 35l13-7v7zM38 35v-7l15 7z',
    ridge: 'M30 -3l11 20H30z',
    windows: 'M28 27v-4a2 2 0 0 1 4 0v4zM25.5 44v-5a4.5 4.5 0 0 1 9 0v5zM15 46v-4h4v4zM42 46v-4h4v4z',
    door: 'M26 60V51a4 4 0 0 1 8 0v9z',
    smoke: 'M30 2v0',
    stone: '#75707f',
    tiles: '#3a3f78',
    sign: 'book',
  },
  // Two gables and all windows lit.
  tavern: {
    wall: 'M6 28h48v32H6z',
    beams: 'M6 28h48v2H6zM6 42h48v1.500H6zM6 28h2v32H6zM29 28h2v32h-2zM52 28h2v32h-2z',
    roof: 'M2 29L18 10l14 19zM28 29l14-19 16 19z',
    ridge: 'M18 10l14 19H18zM42 10l16 19H42z',
    windows: 'M11 33h6v6h-6zM20 33h6v6h-6zM34 33h6v6h-6zM43 33h6v6h-6zM11 47h8v7h-8zM41 47h8v7h-8zM15 20h6v5h-6zM39 20h6v5h-6z',
    door: 'M24 60V50a6 6 0 0 1 12 0v10z',
    smoke: 'M50 12c-3-4 3-5 0-9',
    stone: '#94724a',
    tiles: '#8a4b22',
    sign: 'flask',
  },
};
