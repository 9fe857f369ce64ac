import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'

/** Why a payment could not be begun. */
export const PayRefusal = ({ error }: { error: Error | null }) => {
  const { t } = useTexts()
  if (error === null) return null
  return (
    <Notice tone="danger" announce="at-once">
      {errorText(error, t)}
    </Notice>
  )
}
