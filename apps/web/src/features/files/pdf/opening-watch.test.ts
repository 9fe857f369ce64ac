import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overMs, slowMs, watchOpening } from './opening-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watched = () => {
  const told: string[] = []
  const tab = { isHidden: false }
  const watch = watchOpening({
    onSlow: () => told.push('slow'),
    onOver: () => told.push('over'),
    isHidden: () => tab.isHidden,
  })
  return { told, tab, watch }
}

it('says that it takes long, then gives up', () => {
  const { told } = watched()
  vi.advanceTimersByTime(slowMs)
  expect(told).toEqual(['slow'])
  vi.advanceTimersByTime(overMs)
  expect(told).toEqual(['slow', 'over'])
})

it('does not give up what goes on coming, nor in a tab that nobody sees', () => {
  const { told, tab, watch } = watched()
  for (let parts = 0; parts < 5; parts += 1) {
    vi.advanceTimersByTime(overMs - 1)
    watch.moved()
  }
  tab.isHidden = true
  vi.advanceTimersByTime(overMs * 3)
  expect(told).toEqual(['slow'])
  tab.isHidden = false
  vi.advanceTimersByTime(overMs)
  expect(told).toEqual(['slow', 'over'])
})

it('says nothing more of what is open', () => {
  const { told, watch } = watched()
  watch.end()
  watch.moved()
  vi.advanceTimersByTime(overMs * 2)
  expect(told).toEqual([])
})
