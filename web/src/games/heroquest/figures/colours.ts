/** Whose figure it is, told by the colour of its stand; the shape of the rim tells it too. */

export interface Stand {
  /** The ground of the disc, and its rim. */
  ground: string;
  rim: string;
  face: string;
  mark: string;
  glow: string;
}

const HEROES: Readonly<Record<string, Stand>> = {
  barbarian: { ground: '#7a2418', rim: '#f0a04b', face: '#ffe4c4', mark: '#ffc56b', glow: '#fff3b0' },
  elf: { ground: '#1f5a34', rim: '#8fd68a', face: '#eef9e2', mark: '#b8e986', glow: '#fff3b0' },
  dwarf: { ground: '#5b3d1e', rim: '#e6b566', face: '#ffe9cf', mark: '#d98a3d', glow: '#fff3b0' },
  wizard: { ground: '#25407f', rim: '#8db4ff', face: '#eaf0ff', mark: '#9db8ff', glow: '#ffe98a' },
  battle_mage: { ground: '#57256f', rim: '#d59bff', face: '#f6e8ff', mark: '#cf9bf5', glow: '#ffb347' },
};
const FAMILIES: Readonly<Record<string, string>> = {
  goblin: '#3c4d1c', orc: '#2f4a22', beast: '#4a3a24', undead: '#3a3d45', chaos: '#3b1f22', troll: '#2c463f', ogre: '#54391f',
  demon: '#5a1414', dragon: '#6a1a0c', spirit: '#274455', skaven: '#43402f', folk: '#40403a',
};
const MARKED: Readonly<Record<string, string>> = {
  goblin: '#c8d46a', orc: '#d9b24a', beast: '#e0a56a', undead: '#b6c7d8', chaos: '#e07a5f', troll: '#9ad1bd', ogre: '#e8c27d',
  demon: '#ff8a3d', dragon: '#ffb13d', spirit: '#8fd3ee', skaven: '#d3c37a', folk: '#c9b594',
};

/** Red rims are against the heroes, green ones go with them. */
const FOE = '#d4483b';
const FRIEND = '#7fce74';

export function heroStand(hero: string): Stand {
  return HEROES[hero] ?? HEROES['barbarian']!;
}

export function monsterStand(family: string, friend: boolean): Stand {
  return {
    ground: FAMILIES[family] ?? '#3a3430',
    rim: friend ? FRIEND : FOE,
    face: family === 'spirit' ? '#dff4ff' : '#efe6d6',
    mark: MARKED[family] ?? '#e0ad4e',
    glow: '#ff5a36',
  };
}
