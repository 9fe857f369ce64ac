import { expect, type Locator, type Page } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Two frames of the page were drawn: its scripts have heard of what the browser did before, as where the caret stands. */
export const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )

/** Where something stands in the window once it is in sight, its page's pictures are there and nothing moves it any more. */
export const boxAtRest = async (target: Locator): Promise<Box> => {
  await target.scrollIntoViewIfNeeded()
  let before = ''
  let box: Box | null = null
  await expect(async () => {
    await target.page().waitForFunction(() => [...document.images].every((image) => image.complete))
    box = await target.boundingBox()
    const now = JSON.stringify(box)
    const stands = box !== null && now === before
    before = now
    expect(stands, 'it stands still').toBe(true)
  }).toPass({ intervals: [100] })
  if (box === null) throw new Error('It is not drawn.')
  return box
}

/** Waits until fonts are there and nothing moves: colours on their way from one state to another are neither. */
export const motionless = async (page: Page): Promise<void> => {
  await framesDrawn(page)
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
    undefined,
    { timeout: 20_000 },
  )
  await framesDrawn(page)
}

const settleHere = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true]:not(button)') === null,
    undefined,
    {
      timeout: 20_000,
    },
  )
  await motionless(page)
}

/** Waits until nothing is loading and nothing moves any more, also on a page that sends its visitor on to another one. */
export const settle = async (page: Page): Promise<void> => {
  try {
    await settleHere(page)
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await page.waitForLoadState('networkidle')
    await settleHere(page)
  }
}
