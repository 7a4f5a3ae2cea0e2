declare module 'virtual:words' {
  export type Texts = { [key: string]: string | Texts };
  /** How to load the texts of each language. */
  export type Languages = Record<string, () => Promise<{ default: Texts }>>;

  export const house: Languages;
  /** By the name of the game. */
  export const games: Record<string, Languages>;
}
