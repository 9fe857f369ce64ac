/** Stripe's form: brackets name what lies inside, with or without the number of an entry. */
export class StripeForm {
  readonly #values = new Map<string, string>()

  constructor(text: string) {
    for (const [name, value] of new URLSearchParams(text))
      this.#values.set(this.#free(name.replace(/^(\w+)\[\]/, '$1[0]')), value)
  }

  /** A list without numbers repeats its name: each repetition takes the next number. */
  #free(name: string): string {
    const [, list, rest] = /^(\w+)\[0\](.*)$/.exec(name) ?? []
    if (list === undefined || !this.#values.has(name)) return name
    let at = 1
    while (this.#values.has(`${list}[${at}]${rest}`)) at += 1
    return `${list}[${at}]${rest}`
  }

  get(name: string): string | undefined {
    const value = this.#values.get(name)
    return value === '' ? undefined : value
  }

  /** A whole number; undefined where there is none. */
  integer(name: string): number | undefined {
    const value = this.get(name)
    return value !== undefined && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined
  }

  /** What lies directly inside of a name: `metadata[order]` as `order`. */
  inside(name: string): Record<string, string> {
    const found: Record<string, string> = {}
    for (const [key, value] of this.#values) {
      if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue
      const inner = key.slice(name.length + 1, -1)
      if (!inner.includes('[')) found[inner] = value
    }
    return found
  }

  list(name: string): string[] {
    return Object.values(this.inside(name))
  }

  /** The same text for the same parameters in any order. */
  fingerprint(): string {
    return JSON.stringify([...this.#values].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/** What an expansion asks for below a name; null where it does not ask for it. */
export const expandedUnder = (expand: readonly string[], name: string): string[] | null => {
  const paths = expand.filter((path) => path === name || path.startsWith(`${name}.`))
  return paths.length === 0 ? null : paths.map((path) => path.slice(name.length + 1))
}
