import { Calendar, type PickedDay } from '@lectern/ui/aria/calendar'
import { Countdown } from '@lectern/ui/feedback/countdown'
import { Dropdown } from '@lectern/ui/actions/dropdown'
import { formatSize } from '@lectern/ui/text/file-size'
import { choosePlural } from '@lectern/ui/text/plural'
import { splitPercent } from '@lectern/ui/text/split-percent'
import { useState } from 'react'
import { Sample } from '../sample.tsx'

const sizes = [512, 9_999, 10_000, 640_000, 1_440_000, 2_500_000_000]
const counts = [0, 1, 2, 5, 11, 21, 101, 1.5]
const lessons = { one: 'урок', few: 'уроки', many: 'уроків', other: 'уроку' }

const regions = [
  'Kyiv',
  'A region whose name is so long that it has to be cut, whatever the width',
  'Vinnytsia',
].map((label) => ({ value: label, label }))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const CountdownSample = ({ name, until }: { name: string; until: string }) => (
  <Sample name={name}>
    <Countdown
      until={until}
      label={name}
      wordOf={(count, unit) => (count === 1 ? unit.slice(0, -1) : unit)}
      sentenceOf={({ days, hours, minutes }) => `${days} days, ${hours} hours and ${minutes} minutes left`}
      overText="It has begun"
    />
  </Sample>
)

/** Moments, days, and how measures are written. */
export const TimeSection = () => {
  const [day, setDay] = useState<PickedDay>()
  const [range, setRange] = useState<{ start: PickedDay; end: PickedDay }>()
  const [region, setRegion] = useState('Kyiv')
  const [moments] = useState(() => ({ soon: inDays(0.0003), later: inDays(2.51) }))
  return (
    <>
      <CountdownSample name="Countdown" until={moments.later} />
      <CountdownSample name="Countdown that ends in half a minute" until={moments.soon} />
      <Sample
        name={`Calendar, one day: ${day ? `${day.date} · ${day.format} · ${day.dateUtc}` : 'nothing picked'}`}
        wide
      >
        <Calendar locale="en-GB" label="Day" value={day?.date} onPick={setDay} />
      </Sample>
      <Sample
        name={`Calendar, from today, in Ukrainian: ${range ? `${range.start.date} – ${range.end.date}` : 'nothing picked'}`}
        wide
      >
        <Calendar
          mode="range"
          locale="uk"
          label="Days"
          notBefore="today"
          value={range && { start: range.start.date, end: range.end.date }}
          onPick={setRange}
        />
      </Sample>
      <Sample name="Dropdown with labels cut at 48 characters, framed and flat">
        {[false, true].map((flat) => (
          <Dropdown
            key={String(flat)}
            label={flat ? 'Region, flat' : 'Region'}
            options={regions}
            value={region}
            onChange={setRegion}
            emptyText="Nothing here"
            flat={flat}
            cut
          />
        ))}
      </Sample>
      <Sample name="Sizes, plural forms, 100 percent over three and seven">
        <p>{sizes.map((bytes) => formatSize(bytes, 'en', { KB: 'KB', MB: 'MB', GB: 'GB' })).join(' · ')}</p>
        <p lang="uk">{counts.map((count) => `${count} ${choosePlural('uk', count, lessons)}`).join(' · ')}</p>
        <p>{[3, 7].map((count) => splitPercent(count).join(' + ')).join(' · ')}</p>
      </Sample>
    </>
  )
}
