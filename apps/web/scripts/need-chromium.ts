import { findChromium } from '../../../scripts/find-chromium.ts'

/** Runs before component tests alone; the tool asks for a default export. */
// oxlint-disable-next-line import/no-default-export -- the shape that vitest asks for
export default (): void => {
  if (findChromium() === undefined)
    throw new Error(
      'Component tests need Chromium: install the package “chromium” of the system, or name its file in CHROMIUM_PATH.',
    )
}
