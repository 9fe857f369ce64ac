import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Card } from './card.tsx'

test.each(['Bread', 'Bread of one’s own: from the first starter to a whole bakery'])(
  'the menu of a card stands in the line of its title: %s',
  async (title) => {
    await render(
      <div style={{ inlineSize: 264 }}>
        <Card title={title} href="/expert/course/1" actions={<Button size="small">⋯</Button>} />
      </div>,
    )
    const heading = page.getByRole('heading', { name: title }).element().getBoundingClientRect()
    const menu = page.getByRole('button', { name: '⋯' }).element().getBoundingClientRect()
    expect(menu.top).toBeLessThan(heading.top + 24)
    expect(menu.left).toBeGreaterThanOrEqual(heading.right)
  },
)
