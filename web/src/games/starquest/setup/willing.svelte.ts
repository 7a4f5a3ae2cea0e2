/** Seats whose person has said once for all of them that any hero is right. */
class Willing {
  seats: ReadonlySet<number> = $state.raw(new Set());

  /** Whether this seat is one of them; it is not asked a second time. */
  takes(seat: number): boolean {
    if (!this.seats.has(seat)) return false;
    this.seats = new Set([...this.seats].filter((one) => one !== seat));
    return true;
  }
}

export const willing = new Willing();
