import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './look.ts'

const Page = ({ top }: { top: number }) => (
  <div style={{ position: 'relative', height: 200 }}>
    <button type="button" style={{ position: 'absolute', top: 0, left: 0, width: 40, height: 40 }}>
      One
    </button>
    <div role="toolbar" aria-label="Tools" style={{ position: 'absolute', top, left: 0, background: '#fff' }}>
      <button type="button" style={{ width: 120, height: 30 }}>
        Two
      </button>
    </div>
  </div>
)

test('tools that float over a button are no fault of the button', async () => {
  await render(<Page top={20} />)
  await expect(expectAccessible()).resolves.toBeUndefined()
})
