import type { Page } from '@playwright/test'

/** How two pictures differ. */
export interface Difference {
  readonly sizes: readonly [readonly [number, number], readonly [number, number]]
  /** Points of another colour, of a thousand: what an edge of a letter may be off is not counted. */
  readonly perMille: number
}

/** Compares two pictures, point by point, in a page of the browser that took them. */
export const comparePictures = async (page: Page, one: Buffer, other: Buffer): Promise<Difference> => {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(
      async (sources) => {
        const pixelsOf = async (source: string) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const { width, height } = image
          const canvas = new OffscreenCanvas(width, height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return { width, height, data: context?.getImageData(0, 0, width, height).data ?? [] }
        }
        const [first, second] = await Promise.all(sources.map(pixelsOf))
        if (!first || !second) throw new Error('Two pictures are compared.')
        let differing = 0
        for (let at = 0; at < first.data.length; at += 4) {
          const steps = [0, 1, 2].map((part) =>
            Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)),
          )
          if (Math.max(...steps) > 48) differing += 1
        }
        return {
          sizes: [
            [first.width, first.height],
            [second.width, second.height],
          ] as const,
          perMille: (differing * 1000) / (first.width * first.height),
        }
      },
      [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
    )
  } finally {
    await blank.close()
  }
}
