import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StepPlot } from './step-plot.tsx'

const step = (count: number) => ({
  mark: `${count}`,
  name: `Step ${count}`,
  count,
  countMark: `${count}`,
  countText: `${count} people`,
})

test('a plot takes the whole width, and its bars stand in proportion', async () => {
  const { container } = await render(<StepPlot caption="People" steps={[step(10), step(5), step(0)]} />)
  const [plot] = container.children
  const bars = [...(plot?.children ?? [])].map((each) => each.querySelector('[style]')?.clientHeight ?? -1)
  expect(plot?.clientWidth).toBe(container.clientWidth)
  expect(bars[1]).toBe((bars[0] ?? 0) / 2)
  expect(bars[2]).toBe(0)
})
