import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createI18n } from './texts.ts'
import { ReaderClock, TextsProvider, useDates } from './use-texts.tsx'

const Time = () => useDates().time('2026-03-02T07:54:00Z')

/** The time as the server writes it, which knows no clock of a device. */
const written = (zone: string | undefined, likely: string | undefined) =>
  renderToStaticMarkup(
    <TextsProvider i18n={createI18n('en', {})}>
      <ReaderClock zone={zone} likely={likely}>
        <Time />
      </ReaderClock>
    </TextsProvider>,
  )

it.each([
  ['the zone that the reader chose', 'Asia/Tokyo', 'Europe/Kyiv', '16:54'],
  ['the likely zone of who chose none', undefined, 'Europe/Kyiv', '09:54'],
  ['UTC where nothing is known', undefined, undefined, '07:54'],
])('the first page is written by %s', (_what, zone, likely, time) => {
  expect(written(zone, likely)).toBe(time)
})
