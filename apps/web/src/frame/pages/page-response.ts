/**
 * A rendered page. Its HTML is a string already and is read as one: putting it through a body stream would encode and
 * decode it for nothing (15 % of a page's work). Read it with `text()`; there is no `body`.
 */
export class PageResponse extends Response {
  readonly #html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.#html = html
  }

  override async text(): Promise<string> {
    return this.#html
  }
}
