import { expect, onTestFinished, vi } from 'vitest'

const allowed = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'blob:'])
const stranger = /^(script|object|embed|base|meta|link|form|marquee|template|x|slot)$/i

const addressOf = (element: Element): string =>
  element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? ''

/** Addresses that lead where no link of a text may lead. */
const wrongAddresses = (within: Element): string[] =>
  [...within.querySelectorAll('a[href], area[href], iframe[src], img[src], form[action]')]
    .map(addressOf)
    .filter((address) => !allowed.has(new URL(address, document.baseURI).protocol))

/** Elements and attributes that no text of ours has. */
const strangers = (within: Element): string[] =>
  [...within.querySelectorAll('*')].flatMap((each) => {
    const handlers = each.getAttributeNames().filter((name) => name.startsWith('on'))
    return stranger.test(each.tagName) || handlers.length > 0 ? [`${each.tagName} ${handlers.join(' ')}`] : []
  })

const probed = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('probe.invalid'))

/** Lets the scripts of an attack run: a picture that fails says so a moment later, as this one does. */
const attacksHadTime = (): Promise<unknown> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('error', resolve)
    picture.src = 'data:,none'
  })

/**
 * Hears attacks that get through: they call `probe` of the window or of the one around it, or ask `probe.invalid` for something.
 *
 * @returns what fails when something was heard, or stands in the element that no text of ours has
 */
export const watchAttacks = () => {
  const probe = vi.fn<() => void>()
  performance.clearResourceTimings()
  for (const place of [globalThis, parent]) {
    Reflect.set(place, 'probe', probe)
    onTestFinished(() => void Reflect.deleteProperty(place, 'probe'))
  }
  return async (within: Element): Promise<void> => {
    await attacksHadTime()
    expect(wrongAddresses(within)).toEqual([])
    expect(strangers(within)).toEqual([])
    expect(probe.mock.calls).toEqual([])
    expect(probed()).toEqual([])
  }
}
