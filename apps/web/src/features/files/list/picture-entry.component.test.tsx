import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { storedFile } from '../testing/stored-file.ts'
import { PictureEntry } from './picture-entry.tsx'

const nothing = () => undefined
const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="1200"/>')}`

test('a high picture takes 400 pixels, and says how a finger enlarges it', async () => {
  const file = storedFile('tall', { kind: 'image', width: 300, height: 1200 })
  await renderPart(<PictureEntry file={file} url={tall} onZoom={nothing} onBroken={nothing} />, {
    texts: ['common', 'documents'],
  })
  await expect.element(page.getByText('Tap to zoom')).toBeVisible()
  await expect.element(page.getByText('Click to zoom')).not.toBeVisible()
  await expect.poll(() => page.getByRole('img').element().getBoundingClientRect().height).toBe(400)
})
