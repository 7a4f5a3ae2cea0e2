/** Takes something up or puts it back; with both hands full nothing more is taken. */
export function toggled(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : chosen;
}
