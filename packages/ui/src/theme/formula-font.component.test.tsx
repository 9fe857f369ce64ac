import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

const face = () => [...document.fonts].find(({ family }) => family.includes('STIX Two Math'))

test('a formula brings a face with the measures of fractions', async () => {
  await render(
    <math>
      <mfrac>
        <mi>y</mi>
        <mi>g</mi>
      </mfrac>
    </math>,
  )
  await expect.poll(() => face()?.status).toBe('loaded')
})
