import { formatSize } from '@lectern/ui/text/file-size'
import { ApiError } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts, type TextId, type Translate } from '../../../../lib/texts/index.ts'
import type { UploadReason } from '../upload-reason.ts'

type Own = `files.reason_${string}` & TextId
type Process = `files.process_error_${string}` & TextId

const isReason = (id: string, t: Translate): id is Own => t.has(id)
const isProcess = (id: string, t: Translate): id is Process => t.has(id)

/** Values that are numbers of bytes. */
const sizes = new Set(['limit', 'free', 'quota'])

const reasonText = (
  { code, params }: UploadReason,
  t: Translate,
  size: (bytes: number) => string,
): string => {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, sizes.has(name) ? size(Number(value)) : value]),
  )
  const detailed = `files.reason_${code}_${Object.keys(params).toSorted().join('_')}`
  const own = `files.reason_${code}`
  const process = `files.${code}`
  if (isReason(detailed, t)) return t(detailed, values)
  if (isReason(own, t)) return t(own, values)
  if (isProcess(process, t)) return t(process)
  return errorText(new ApiError({ status: 400, code }), t)
}

/** Sizes, durations and reasons in the reader's language. */
export const useFileWords = () => {
  const { t, locale } = useTexts()
  const units = { KB: t('files.unit_kb'), MB: t('files.unit_mb'), GB: t('files.unit_gb') }
  const size = (bytes: number) => formatSize(bytes, locale, units)
  return {
    size,
    /** How long something will still take. */
    left: (seconds: number) =>
      seconds < 90
        ? t('files.seconds_left', { count: seconds })
        : seconds < 5_400
          ? t('files.minutes_left', { count: Math.round(seconds / 60) })
          : t('files.hours_left', { count: Math.round(seconds / 3_600) }),
    reason: (reason: UploadReason) => reasonText(reason, t, size),
  }
}
