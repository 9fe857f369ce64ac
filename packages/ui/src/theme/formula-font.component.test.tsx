import { expect, onTestFinished, test } from 'vitest'

const face = () => [...document.fonts].find(({ family }) => family.includes('STIX Two Math'))

test('a formula brings a face with the measures of fractions', async () => {
  const place = document.createElement('p')
  place.innerHTML = '<math><mfrac><mi>y</mi><mi>g</mi></mfrac></math>'
  document.body.append(place)
  onTestFinished(() => place.remove())
  await expect.poll(() => face()?.status).toBe('loaded')
})
