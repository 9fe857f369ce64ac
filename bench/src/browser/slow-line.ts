import type { CDPSession, Page } from '@playwright/test'

/** A line as a browser can be made to have it. */
export interface Line {
  readonly name: string
  /** Added to each request. */
  readonly latencyMs: number
  readonly bytesPerSecond: number
}

/** Slows the line of a page down, keeps nothing, and counts what travels. */
export const slowDown = async (page: Page, { latencyMs, bytesPerSecond }: Line) => {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const travelled = { requests: 0, bytes: 0 }
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    travelled.requests += 1
    travelled.bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return { devtools, travelled }
}
