import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { EditedUnit } from '../../blocks/index.ts'
import { unitOfFiles, unitsFor } from './dropped-units.ts'

/** Most lessons have nothing to offer, and none waits for it. */
const Offer = lazy(async () => ({ default: (await import('../../files/recording/index.ts')).LeftRecording }))

/** Offers recordings that were made in this lesson and never added. */
export const LeftInLesson = ({ onUnit }: { onUnit: (unit: EditedUnit) => void }) => {
  const place = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Suspense>
      <Offer
        key={place}
        place={place}
        onAdd={(kind, uuid) => {
          const [likeliest] = unitsFor([kind])
          if (likeliest !== undefined) onUnit(unitOfFiles(likeliest, [uuid]))
        }}
      />
    </Suspense>
  )
}
