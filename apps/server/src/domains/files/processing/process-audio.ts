import { makeAac, makeMp3, makePeaks } from '../../../platform/media/audio.ts'
import { measureLength } from '../../../platform/media/measure-length.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { probeMedia } from '../../../platform/media/probe.ts'
import type { MediaWork } from '../../../platform/media/video.ts'
import type { ProcessingContext } from './processing-context.ts'

/** Makes of an audio what every browser plays, and the bars of its waveform. */
export const processAudio = async (workshop: ProcessingContext): Promise<void> => {
  const { tools, source, folder, signal, note, tell } = workshop
  if (tools.ffmpeg === null || tools.ffprobe === null)
    throw new MediaError('renditions_unavailable', 'no ffmpeg')
  const input = { file: source, folder, signal }
  const facts = await measureLength(tools.ffmpeg, await probeMedia(tools.ffprobe, input), input)
  if (!facts.hasAudio) throw new MediaError('unreadable', 'no sound')
  const { duration } = facts
  let step = 0
  const work: MediaWork = {
    ffmpeg: tools.ffmpeg,
    file: source,
    folder,
    facts,
    signal,
    onProgress: (part) => tell((step + part) / 3),
  }
  await note({ duration, peaks: await makePeaks(work), meta: { isBare: facts.isBare } })
  step = 1
  const mp3 = await makeMp3(work)
  await workshop.add(mp3.path, {
    role: 'mp3',
    kind: 'audio',
    mimeType: 'audio/mpeg',
    bytes: mp3.bytes,
    duration,
  })
  step = 2
  const aac = await makeAac(work)
  await workshop.add(aac.path, {
    role: 'aac',
    kind: 'audio',
    mimeType: 'audio/mp4',
    bytes: aac.bytes,
    duration,
  })
}
