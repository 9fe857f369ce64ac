import { useTexts } from '../../../../lib/texts/index.ts'
import { UnitComments } from '../../../comments/index.ts'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

/** Comments in a lesson. */
export const CommentsUnit = ({ unit }: UnitProps<ShownUnit<6>>) => {
  const { t } = useTexts()
  if (unit.is_comments_disabled) return null
  return (
    <>
      <noscript>{t('course.comments_need_scripts')}</noscript>
      <Later>
        <UnitComments unit={unit.id} title={unit.title} />
      </Later>
    </>
  )
}
