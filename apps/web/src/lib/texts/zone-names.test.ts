import { expect, test, vi } from 'vitest'
import { deviceZone, zoneName } from './zone-names.ts'

test('a zone has the name of today, also where the device tells the old one', () => {
  const told = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const options = new Intl.DateTimeFormat('en').resolvedOptions()
  told.mockReturnValue({ ...options, timeZone: 'Europe/Kiev' })
  expect(deviceZone()).toBe('Europe/Kyiv')
  told.mockRestore()
  expect(zoneName('Europe/Kyiv')).toBe('Europe/Kyiv')
})
