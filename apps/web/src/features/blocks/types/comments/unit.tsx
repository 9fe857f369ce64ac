import { useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useNear } from '../../../../lib/drawing/use-near.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { UnitComments } from '../../../comments/index.ts'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

/** Comments in a lesson; they come when the reader is near, or at once where the address asks for one. */
export const CommentsUnit = ({ unit }: UnitProps<ShownUnit<6>>) => {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '600px')
  const search = useRouterState({ select: ({ location }) => location.search })
  // The address loses it once the comment is seen.
  const [isAsked] = useState('comment_id' in search)
  return (
    !unit.is_comments_disabled && (
      <div ref={place}>
        <noscript>
          <p>{t('course.comments_need_scripts')}</p>
        </noscript>
        {(isNear || isAsked) && (
          <Later>
            <UnitComments unit={unit.id} title={unit.title} />
          </Later>
        )}
      </div>
    )
  )
}
