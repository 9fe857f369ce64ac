import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceCard } from './choice-card.tsx'

const groundOf = (label: string): string => {
  const card = page.getByText(label).element().closest('label')
  return card ? getComputedStyle(card).backgroundColor : ''
}

test('a chosen card under the pointer looks as chosen as one beside it', async () => {
  await render(
    <>
      <ChoiceCard kind="many" label="Rye" defaultChecked />
      <ChoiceCard kind="many" label="Wheat" />
      <ChoiceCard kind="many" label="Spelt" />
    </>,
  )
  const chosen = groundOf('Rye')
  await page.getByText('Wheat').click()
  await expect.poll(() => groundOf('Wheat')).toBe(chosen)
  await page.getByText('Spelt').hover()
  await expect.poll(() => groundOf('Spelt')).not.toBe(chosen)
})
