/** Every monster of the bestiary: the head of its family, and what tells it from its kin. */
import { dark, eyes, face, glow, mark, MARKS, type MarkName, type Part } from './emblem';
import { bat, ghost, goat, goblin, helm, horned, ogre, orc, rat, skull, spider, troll } from './heads';

const marked = (head: readonly Part[], ...marks: readonly MarkName[]): readonly Part[] => [...head, ...marks.map((name) => MARKS[name])];

const GOBLINS = {
  goblin: marked(goblin, 'spear'),
  night_goblin: [...goblin, mark('M12 .5c3 2 8.5 5 8.5 12.5l-3-3C16 7.5 14.5 6.5 12 6.5S8 7.5 6.5 10l-3 3C3.5 5.5 9 2.5 12 .5z')],
};
const ORCS = {
  orc: marked(orc, 'axe'),
  black_orc: [...orc, mark('M3.8 9.5C4 5 7 2 12 2s8 3 8.2 7.5l-3-1.7-2.2 1-3-1.5-3 1.5-2.2-1zM11 .5h2v4h-2z')],
  fimir: [
    face('M12 3c5 0 8 3.5 8 8 0 2-1 3.5-2.5 4.5L15 21h-6l-2.5-5.5C5 14.5 4 13 4 11c0-4.5 3-8 8-8z'),
    glow('M7.5 9.5C9 7.3 10.5 6.5 12 6.5s3 .8 4.5 3c-1.5 2.2-3 3-4.5 3s-3-.8-4.5-3z'),
    dark('M12 7.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8.5 15.5h7l-.7 1.8h-5.6z'),
    mark('M19 14l4 3.5-1.5 4.5-1.2-3.5z'),
  ],
};
const UNDEAD = {
  skeleton: skull,
  cursed: marked(skull, 'sword'),
  zombie: [
    face('M12 2.5c4.5 0 7.5 3 7.5 7.5v6l-2 5.5h-11l-2-5.5v-6c0-4.5 3-7.5 7.5-7.5z'),
    dark('M7 9h3.5v3.5H7zM14 10h3v1.5h-3zM8 16.5h8v1h-1v1.5h-1v-1.5h-1.5v2h-1v-2H10V19H9v-1.5H8z'),
    mark('M13 2.5l3 .8-2 2.7 1.5 1.5-2 .8.8-2-2-1.5z'),
  ],
  mummy: [
    face('M12 2c4.5 0 7.5 3 7.5 8v5c0 4.5-3 7-7.5 7s-7.5-2.5-7.5-7v-5c0-5 3-8 7.5-8z'),
    dark('M4.7 8.2L19 5.5v.9L4.6 9.2zM6.5 10.5h11v3h-11zM4.6 16l14.8-1.5v.9L4.8 17zM6 19.5l12-2.5-.4.9-11 2.5z'),
    eyes(2.8, 12, 1.2, glow),
  ],
  wight: [...skull, mark('M12 .5C5.5.5 2 5 2 11c0 4 1.5 8 3.5 11C5 17 3.5 14 4 9.5 5 5.5 8 3.5 12 3.5s7 2 8 6c.5 4.5-1 7.5-1.5 12.5 2-3 3.5-7 3.5-11C22 5 18.5.5 12 .5z')],
};
const BEASTS = {
  squig: [
    face('M12 4c5.5 0 9.5 3.5 9.5 8.5S17.5 21 12 21s-9.5-3.5-9.5-8.5S6.5 4 12 4z'),
    eyes(3.5, 8, 1.3),
    dark('M4 12.5h16c-.8 4-4 6.5-8 6.5s-7.2-2.5-8-6.5z'),
    face('M5.5 12.5h2.5l-1.2 2.5zM9 12.5h2.7l-1.3 2.8zM12.5 12.5h2.7l-1.4 2.8zM16 12.5h2.5l-1.2 2.5zM8.5 18l1.5-2.3 1.3 2.8zM12.7 18.5l1.3-2.8 1.5 2.3z'),
    mark('M7 4.8L5 1.5 9 4zM17 4.8l2-3.3L15 4z'),
  ],
  giant_spider: [spider(12, 12, 1.2), eyes(1.2, 9.2, 0.8, glow), mark('M12 12.5l1.7 2.4-1.7 2.4-1.7-2.4z')],
  spiders: [spider(7.5, 8, 0.62), spider(16.5, 10, 0.62), spider(10.5, 17, 0.62)],
  bats: [bat(-1), bat(7), bat(13.5)],
  giant_bat: [bat(4.5), eyes(0.9, 10.5, 0.6, glow), mark('M11 13.5h.8l-.3 2zM12.3 13.5h.8l-.5 2z')],
  giant_rat: [
    face('M2 14c0-4.5 4-7.5 9-7.5 2.5 0 4.5.7 6 2 1-.9 2.5-1 3-.3.3 1-.2 2-1 2.5 2 1.8 3.5 4 4 6.3l-4.5 1.5c-5 1.5-10 1-13-.5-2-1-3.5-2.5-3.5-4z'),
    mark('M2.5 13C.5 15.5 0 18.5 2 20.5c2 1.7 5 1.5 8 1.5v-1c-3 .2-5.5.2-7-1-1.3-1.3-1-3.5.3-5.5z'),
    dark('M18.5 12.5a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z'),
  ],
};
const CHAOS = {
  ungor: marked(goat, 'spear'),
  gor: [...goat, MARKS.axe, mark('M9 5l1.5 2h3L15 5l-1 3.5h-4z')],
  chaos_barbarian: [
    face('M12 3c4.3 0 7 2.7 7 7 0 3-.5 4.5 0 7.5l-3-1.5c-.8 3.5-2 5.5-4 5.5s-3.2-2-4-5.5l-3 1.5c.5-3 0-4.5 0-7.5 0-4.3 2.7-7 7-7z'),
    dark('M7.5 10l3.5 1v1.5c-1.7.2-3-.6-3.5-2.5zm9 0L13 11v1.5c1.7.2 3-.6 3.5-2.5z'),
    mark('M5.5 6C3 6 1.5 4.5 1 1.5 3.5 3.5 5.5 3.8 8 3.8zM18.5 6C21 6 22.5 4.5 23 1.5 20.5 3.5 18.5 3.8 16 3.8zM9.5 16h5L12 19z'),
  ],
  chaos_warrior: helm,
  chaos_champion: [...helm, MARKS.crown, glow('M8.5 12h2v1h-2zm5 0h2v1h-2z')],
  gargoyle: [
    mark('M8 8C4.5 4 2.5 3.5.5 4c1 2 .7 4-.3 6 1.8 0 2.8.7 3.3 2.2 1-.7 2-.7 3 0zM16 8c3.5-4 5.5-4.5 7.5-4-1 2-.7 4 .3 6-1.8 0-2.8.7-3.3 2.2-1-.7-2-.7-3 0z'),
    face('M8.5 6L7.5 2 11 4.5h2L16.5 2l-1 4c1.5 1.5 2 3.5 2 5.5 0 5-2.2 9-5.5 9s-5.5-4-5.5-9c0-2 .5-4 2-5.5z'),
    eyes(2.2, 10, 1.2, glow),
    dark('M8.8 14.5h6.4L14 17.5l-1-1-1 1.5-1-1.5-1 1z'),
  ],
  warlock: [
    mark('M12 .5C6 .5 3 5 3 12c0 4.5 1 8 2.5 10.5h13C20 20 21 16.5 21 12 21 5 18 .5 12 .5z'),
    dark('M12 4c3.7 0 5.8 3 5.8 7.5 0 5-2.3 8.5-5.8 8.5s-5.8-3.5-5.8-8.5C6.2 7 8.3 4 12 4z'),
    eyes(2.4, 10.5, 1.3, glow),
    glow('M12 13.5l.7 1.8 1.9.1-1.5 1.2.5 1.9-1.6-1-1.6 1 .5-1.9-1.5-1.2 1.9-.1z'),
  ],
};
const TROLLS = {
  troll,
  giant_troll: [...troll, mark('M4 6L1.5 3.5 6 4.5zM4.5 10L1 9.5l4-1.8zM19 5l3-2.5-1 4zM19.5 9.5L23 9l-3-2zM8.5 1L10 3.5 7 3zM15 1l-.5 2.3 2.5-.5z')],
};
const OGRES = {
  ogre_warrior: marked(ogre, 'band'),
  ogre_officer: [...ogre, mark('M5 8.5C5.2 4.2 8 1.5 12 1.5s6.8 2.7 7 7l-3.5-1.2h-7zM11 .2h2v5h-2z')],
  ogre_lord: marked(ogre, 'crown'),
};
const GREAT = {
  lesser_demon: [...horned, eyes(2.8, 12, 1.5, glow), dark('M8 16h8l-1.5 3-1-1.2-1.5 1.7-1.5-1.7-1 1.2z'), MARKS.flame],
  dragon: [
    face('M4 2c3 2 6 2.5 9 2.5C18.5 4.5 22 8 22 12.5l-2.5 1 .5 2-3-.3-1 2-2-1-3.5 5.8c-4-.5-7-3-8-7 2-.3 3.3-1.3 4-3C3.5 11.5 1.5 9.5 1 6.5c2 1 3.7 1.3 5.5 1C5 6 4.2 4.2 4 2z'),
    glow('M13.5 8l3.5 1.2c-1 1.2-2.5 1.2-3.5-1.2z'),
    dark('M20.5 11a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4zM13 13.5l6 .3-1 1h-4z'),
    mark('M15.5 18.5c2 0 2.7 1 4 1 1 0 1.7-.5 2.5-1.5 0 2.7-1.2 4.5-3.2 4.5-2.3 0-3.3-1.7-3.3-4z'),
  ],
};
const SPIRITS = {
  ghost_warrior: [...ghost, eyes(2.6, 9.5, 1.5), dark('M10.5 13.5h3v2.5h-3z'), MARKS.sword],
  elite_ghost_warrior: [...ghost, eyes(2.6, 9.5, 1.5, glow), dark('M10.5 13.5h3v2.5h-3z'), mark('M4.5 9C4.5 4 7.5 1 12 1s7.5 3 7.5 8l-3.5-2-4 1-4-1z'), MARKS.sword],
  spectre: [
    mark('M12 .5C5.5.5 2 5.5 2 12v10.5l3-2.5c-.5-6 0-13 7-13.5 7 .5 7.5 7.5 7 13.5l3 2.5V12C22 5.5 18.5.5 12 .5z'),
    face('M12 6c4 0 6 3 6 7v8l-2-1.5-2 2-2-2-2 2-2-2L6 21v-8c0-4 2-7 6-7z'),
    eyes(2.3, 12, 1.6, glow),
  ],
  banshee: [
    face('M12 1.5c4.5 0 7 3 7 7.5 0 4 2 7 1.5 13l-3-2.5-2 2.5-3.5-2-3.5 2-2-2.5-3 2.5C3 16 5 13 5 9c0-4.5 2.5-7.5 7-7.5z'),
    dark('M8 7l3 1.5-2.5 1.7zM16 7l-3 1.5 2.5 1.7zM12 11.5c1.5 0 2.3 1.5 2.3 3.5s-.8 3.3-2.3 3.3-2.3-1.3-2.3-3.3.8-3.5 2.3-3.5z'),
  ],
};
const SKAVEN = {
  clanrat: marked(rat, 'spear'),
  stormvermin: [...rat, mark('M6.8 9.5C7.5 6.5 9.5 4.8 12 4.8s4.5 1.7 5.2 4.7L14.5 8.3h-5z'), MARKS.axe],
  gutter_runner: marked(rat, 'star'),
  rat_ogre: [
    face('M12 3.5c2 0 3.5.7 4.5 2C17.5 4 19.5 3 21.5 3.5c.8 2.5-.3 4.5-2.5 5.3 1.5 2 2.5 4.2 2.5 6.2 0 4-4 6.5-9.5 6.5S2.5 19 2.5 15c0-2 1-4.2 2.5-6.2C2.8 8 1.7 6 2.5 3.5c2-.5 4 .5 5 2 1-1.3 2.5-2 4.5-2z'),
    eyes(2.8, 10, 1.2, glow),
    dark('M6 15.5c4-1.5 8-1.5 12 0-1.5 3-3.5 4-6 4s-4.5-1-6-4z'),
    mark('M10.5 14.8h1.3v2.7h-1.3zm1.8 0h1.3v2.7h-1.3z'),
  ],
  packmaster: marked(rat, 'whip'),
  plague_monk: [...rat, MARKS.hood, MARKS.drop],
  assassin: [...rat, mark('M6.5 9.8h11v3.5h-11z'), eyes(2.7, 11.5, 1, glow), MARKS.star, MARKS.twin],
  skaven_sorcerer: marked(rat, 'staff'),
  grey_seer: [...rat, mark('M9 6C5 6 2.5 4.5 3 .8 4.5 3 7 3 10 4zM15 6c4 0 6.5-1.5 6-5.2C19.5 3 17 3 14 4z'), MARKS.staff],
  chieftain: [...rat, mark('M7.5 7.5l-1-5 3 2L12 1l2.5 3.5 3-2-1 5z'), MARKS.sword],
};
const FOLK = {
  captive: [
    face('M12 3c3.5 0 5.5 2.5 5.5 6.5S15.5 17 12 17s-5.5-3.5-5.5-7.5S8.5 3 12 3zM5 22c.5-3.5 3-5 7-5s6.5 1.5 7 5z'),
    dark('M9 9h2v1.5H9zm4 0h2v1.5h-2zM10.5 13.5h3v1h-3z'),
    mark('M4 11.5h16V13H4zM4 18.5h16V20H4z'),
  ],
};

export const MONSTERS: Readonly<Record<string, readonly Part[]>> = {
  ...GOBLINS, ...ORCS, ...UNDEAD, ...BEASTS, ...CHAOS, ...TROLLS, ...OGRES, ...GREAT, ...SPIRITS, ...SKAVEN, ...FOLK,
};

/** A monster of somebody's own pack looks like its family. */
const FAMILIES: Readonly<Record<string, readonly Part[]>> = {
  goblin, orc, beast: BEASTS.squig, undead: skull, chaos: helm, troll, ogre, demon: GREAT.lesser_demon, dragon: GREAT.dragon,
  spirit: SPIRITS.ghost_warrior, skaven: rat, folk: FOLK.captive,
};

export function emblemOf(monster: string, family: string): readonly Part[] {
  return MONSTERS[monster] ?? FAMILIES[family] ?? skull;
}
