/** The content as leaves of a book: everything that one may meet, carry or do. */
import { say } from '../../../lib/words.svelte';
import { inches } from '../field/measure';
import { enemyParts, enemyStand } from '../figures/enemies';
import type { Part, Stand } from '../figures/emblem';
import { heroParts, heroStand } from '../figures/heroes';
import type * as StarQuest from '../protocol';

export interface Leaf {
  id: string;
  name: string;
  kind: string;
  lines: readonly { name: string; text: string; rules: readonly string[] }[];
  flavour: string;
  emblem: { parts: readonly Part[]; stand: Stand } | null;
  hue: number;
}

export const CHAPTERS = ['classes', 'units', 'weapons', 'skills', 'spells', 'gear', 'terrain'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const SKILLS = new Set(['skill', 'ability']);
const GEAR = new Set(['kit', 'ware', 'found']);
const plainLine = (text: string): Leaf['lines'][number] => ({ name: '', text, rules: [] });

export function leavesOf(chapter: Chapter, content: StarQuest.Content, lang: string): Leaf[] {
  switch (chapter) {
    case 'classes':
      return content.classes.map((info) => heroLeaf(info, content));
    case 'units':
      return content.units.map((info) => unitLeaf(info, content));
    case 'weapons':
      return content.weapons.map((weapon) => ({
        id: weapon.id, name: weapon.name, kind: weapon.range > 0 ? inches(weapon.range, false, lang) : say('starquest.sheet.melee'),
        lines: [plainLine(weapon.text || weaponLine(weapon))], flavour: '', emblem: null, hue: 15,
      }));
    case 'terrain':
      return content.terrain.map((kind) => terrainLeaf(kind, lang));
    default:
      return content.deeds.filter(({ kind }) => belongs(chapter, kind)).map((deed) => deedLeaf(deed, lang));
  }
}

function belongs(chapter: Chapter, kind: string): boolean {
  return chapter === 'skills' ? SKILLS.has(kind) : chapter === 'spells' ? kind === 'spell' : GEAR.has(kind);
}

function weaponLine({ attacks, ap }: StarQuest.WeaponInfo): string {
  return [say('starquest.sheet.attacks', { n: attacks }), ...(ap > 0 ? [say('starquest.sheet.ap', { n: ap })] : [])].join(' · ');
}

function named(ids: readonly string[], list: readonly { id: string; name: string }[]): string {
  return ids.map((id) => list.find((one) => one.id === id)?.name ?? id).join(' · ');
}

function heroLeaf(info: StarQuest.ClassInfo, content: StarQuest.Content): Leaf {
  const values = say('starquest.sheet.values', { quality: info.quality, defense: info.defense, tough: info.tough });
  const attributes = say('starquest.library.attributes', { strength: info.strength, dexterity: info.dexterity, willpower: info.willpower, stamina: info.stamina });
  return {
    id: info.id, name: info.name, kind: say('starquest.library.points', { n: info.points }), flavour: info.about, hue: 205,
    emblem: { parts: heroParts(info.id), stand: heroStand(info.id) },
    lines: [
      plainLine(`${values} ${attributes}`),
      { name: say('starquest.sheet.weapons'), text: named(info.weapons, content.weapons), rules: [] },
      { name: say('starquest.sheet.skills'), text: named([...info.skills, info.ability, ...info.spells], content.deeds), rules: [] },
      ...info.rules,
    ],
  };
}

function unitLeaf(info: StarQuest.UnitInfo, content: StarQuest.Content): Leaf {
  const models = info.count + info.members.reduce((sum, { count }) => sum + count, 0);
  const faction = content.factions.find(({ id }) => id === info.faction)?.name ?? info.faction;
  return {
    id: info.id, name: info.name, kind: `${faction} · ${say(`starquest.sheet.role.${info.role}`)} · ${say('starquest.library.points', { n: info.points })}`,
    flavour: info.about, hue: 8, emblem: { parts: enemyParts(info), stand: enemyStand(info) },
    lines: [
      plainLine(say('starquest.sheet.values', { quality: info.quality, defense: info.defense, tough: info.tough })),
      ...(models > 1 ? [plainLine(say('starquest.library.models', { n: models }))] : []),
      { name: say('starquest.sheet.weapons'), text: named([...new Set([...info.weapons, ...info.members.flatMap(({ weapons }) => weapons)])], content.weapons), rules: [] },
      ...info.rules,
      ...info.members.flatMap(({ rules }) => rules),
    ],
  };
}

function deedLeaf(deed: StarQuest.DeedInfo, lang: string): Leaf {
  const kind = [
    say(`starquest.library.kind.${deed.kind}`),
    ...(deed.kind === 'spell' ? [say('starquest.sheet.spell-value', { n: deed.value })] : deed.value > 0 && GEAR.has(deed.kind) ? [say('starquest.library.price', { n: deed.value })] : []),
    ...(deed.range > 0 ? [inches(deed.range, false, lang)] : []),
  ];
  return { id: deed.id, name: deed.name, kind: kind.join(' · '), lines: [{ name: '', text: deed.text, rules: deed.rules }], flavour: deed.flavour, emblem: null, hue: deed.kind === 'spell' ? 265 : 45 };
}

function terrainLeaf(kind: StarQuest.TerrainInfo, lang: string): Leaf {
  const flags = (['impassable', 'blocking', 'cover', 'difficult', 'dangerous'] as const).filter((flag) => kind[flag]);
  return {
    id: kind.id, name: kind.name, kind: inches(kind.height, false, lang), flavour: '', emblem: null, hue: 130,
    lines: [plainLine(say(`starquest.sheet.terrain.${kind.form}`)), ...flags.map((flag) => ({ name: say(`starquest.spoken.${flag}`), text: say(`starquest.sheet.terrain.${flag}`), rules: [] }))],
  };
}
