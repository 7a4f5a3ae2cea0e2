declare module 'virtual:words' {
  export type Texts = { [key: string]: string | Texts };

  /** How to load the texts of each language. */
  const languages: Record<string, () => Promise<{ default: Texts }>>;
  export default languages;
}
