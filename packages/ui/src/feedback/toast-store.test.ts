import { expect, test, vi } from 'vitest'
import { createToasts } from './toast-store.ts'

test('a shown toast is listed until it is closed, and listeners hear of both', () => {
  const toasts = createToasts()
  const heard = vi.fn()
  const leave = toasts.subscribe(heard)
  const id = toasts.show({ title: 'Course created', tone: 'success' })
  expect(toasts.list()).toEqual([{ id, title: 'Course created', tone: 'success' }])
  toasts.close(id)
  expect(toasts.list()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  toasts.show({ title: 'Unheard' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the same words again replace the older toast instead of piling up', () => {
  const toasts = createToasts()
  toasts.show({ title: 'Not sent', message: 'No connection' })
  toasts.show({ title: 'Not sent', message: 'No connection' })
  expect(toasts.list()).toHaveLength(1)
})

test('keeps the four newest', () => {
  const toasts = createToasts()
  for (const title of ['1', '2', '3', '4', '5']) toasts.show({ title })
  expect(toasts.list().map((toast) => toast.title)).toEqual(['2', '3', '4', '5'])
})
