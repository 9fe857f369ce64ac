import { Suspense, useState } from 'react'
import { useOutbox } from '../../../lib/outbox/index.ts'
import type { LeftRecordingProps } from '../recording/index.ts'
import { useLeftRecordings } from '../recording/delivery/use-left-recordings.ts'
import { lazily } from '../../../lib/drawing/lazy-part.tsx'

const LeftRecording = lazily(async () => (await import('../recording/index.ts')).LeftRecording)

/** Offers what was recorded for this answer and not added; loads nothing of it where nothing was. */
export const LeftRecordings = (props: LeftRecordingProps) => {
  const person = useOutbox()?.person
  return person !== undefined && <OfPerson {...props} person={person} />
}

const OfPerson = ({ person, ...props }: LeftRecordingProps & { person: string }) => {
  const left = useLeftRecordings(person, props.place)
  // It stays while what was left is sent, when no list has it.
  const [hasAny, setHasAny] = useState(false)
  if (left.length > 0 && !hasAny) setHasAny(true)
  return (
    hasAny && (
      <Suspense>
        <LeftRecording {...props} />
      </Suspense>
    )
  )
}
