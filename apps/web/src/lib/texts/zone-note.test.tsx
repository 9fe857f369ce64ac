import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createI18n } from './texts.ts'
import { ReaderClock, TextsProvider } from './use-texts.tsx'
import { ZoneNote } from './zone-note.tsx'

/** What the server writes beside a moment. */
const written = (zone: string | undefined, likely: string | undefined) =>
  renderToStaticMarkup(
    <TextsProvider i18n={createI18n('en', { 'common.time_of_zone': 'Time: {zone}.' })}>
      <ReaderClock zone={zone} likely={likely}>
        <ZoneNote />
      </ReaderClock>
    </TextsProvider>,
  )

it.each([
  ['that of the school', undefined, 'Europe/Kiev', '<noscript> Time: Europe/Kyiv.</noscript>'],
  ['the one that the reader chose', 'Asia/Tokyo', 'Europe/Kyiv', '<noscript> Time: Asia/Tokyo.</noscript>'],
  ['none where moments name UTC themselves', undefined, undefined, ''],
])('without scripts the zone is named: %s', (_what, zone, likely, note) => {
  expect(written(zone, likely)).toBe(note)
})
