import { readRecordingName } from '@lectern/contract/files/recording-name'
import { useDates, useTexts } from '../../lib/texts/index.ts'

/** How a file is called on a page: by its name, and a recording by its day and hour until somebody names it. */
export const useFileTitle = (): ((file: { original_name: string }) => string) => {
  const { t } = useTexts()
  const { moment } = useDates()
  return ({ original_name: name }) => {
    const recording = readRecordingName(name)
    if (!recording) return name
    const when = moment(recording.startedAt)
    return t(recording.kind === 'audio' ? 'common.recorded_audio' : 'common.recorded_video', { when })
  }
}
