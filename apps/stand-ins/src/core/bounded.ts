/** A map that forgets its oldest entry beyond a limit. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  values(): Value[] {
    return [...this.#entries.values()]
  }
}

/** A list that forgets its oldest rows beyond a limit. */
export class BoundedList<Row> {
  readonly #rows: Row[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  push(row: Row): void {
    this.#rows.push(row)
    // A tenth at once: moving all rows for each new one would cost as much as the list is long.
    if (this.#rows.length > this.#most * 1.1) this.#rows.splice(0, this.#rows.length - this.#most)
  }

  rows(): readonly Row[] {
    return this.#rows.length > this.#most ? this.#rows.slice(-this.#most) : this.#rows
  }
}
