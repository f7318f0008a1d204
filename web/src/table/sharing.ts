/** What two frames have in common stays the same object: whatever depends on it need not be made anew. */

/** The new value, made of the old one's parts where they are equal; the old one itself where all of it is. */
export function shared<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) {
    const parts = next.map((part, index) => shared(old[index], part) as unknown);
    const same = parts.length === old.length && parts.every((part, index) => Object.is(part, old[index]));
    return (same ? old : parts) as T;
  }
  if (isRecord(old) && isRecord(next)) {
    const names = Object.keys(next);
    const parts = Object.fromEntries(names.map((name) => [name, shared(old[name], next[name])]));
    const same =
      names.length === Object.keys(old).length &&
      names.every((name) => name in old && Object.is(parts[name], old[name]));
    return (same ? old : parts) as T;
  }
  return next;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
