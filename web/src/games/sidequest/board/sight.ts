/** On a small screen what can be chosen may lie further down: the table is moved so that some of it is seen. */

/** Leaves everything where it is if anything that glows is in sight already. */
export function bringIntoSight(board: HTMLElement, smooth: boolean): void {
  const room = board.parentElement?.getBoundingClientRect();
  const glowing = [...board.querySelectorAll<HTMLElement>('[data-glow="source"]')];
  if (!room || glowing.length === 0) return;
  const seen = glowing.some((each) => {
    const box = each.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > room.top && middle < room.bottom;
  });
  if (!seen) glowing[0]?.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'instant' });
}
