import type { Button } from '@lectern/stand-ins/testing'
import { parseDocument, DomUtils } from 'htmlparser2'

/** Where a browser went: the last address, its status and its page. */
interface Place {
  readonly url: string
  readonly status: number
  readonly page: string
}

const mostSteps = 12

const formOf = ({ page, url }: Place) => {
  const found = DomUtils.findOne((element) => element.name === 'form', parseDocument(page).children)
  if (found === null) return null
  const inputs = DomUtils.findAll((element) => element.name === 'input', found.children)
  return {
    action: new URL(found.attribs['action'] ?? url, url).href,
    fields: inputs.map(({ attribs }) => [attribs['name'] ?? '', attribs['value'] ?? ''] as const),
    // A page with buttons waits for its reader; one without posts by its own script.
    isChoice: DomUtils.findOne(({ attribs }) => attribs['name'] === 'button', found.children) !== null,
  }
}

/**
 * Walks from the address of a pay page as a browser does: follows redirects, posts forms that post themselves, and presses one button
 * after the other. Pages of the school are where it ends.
 *
 * @throws Error on a way without an end
 */
export const walkPayPage = async (
  school: string,
  start: string,
  buttons: readonly Button[],
): Promise<Place> => {
  const left = [...buttons]
  let place: Place = { url: start, status: 0, page: '' }
  const go = async (url: string, body?: URLSearchParams): Promise<void> => {
    const reply = await fetch(url, { ...(body && { method: 'POST', body }), redirect: 'manual' })
    place = { url, status: reply.status, page: await reply.text() }
    const location = reply.headers.get('location')
    if (location !== null) place = { ...place, url: new URL(location, url).href, page: '' }
  }
  await go(start)
  for (let step = 0; step < mostSteps; step += 1) {
    if (place.status >= 300 && place.status < 400) {
      // The page of the order: no page is built here.
      if (place.url.startsWith(`${school}/orders/`)) return place
      await go(place.url)
      continue
    }
    const form = formOf(place)
    if (form === null) return place
    const button = form.isChoice ? left.shift() : undefined
    if (form.isChoice && button === undefined) return place
    const body = new URLSearchParams(form.fields.map(([name, value]) => [name, value]))
    if (button !== undefined) body.set('button', button)
    await go(form.action, body)
  }
  throw new Error(`The way from ${start} has no end: ${place.url}`)
}
