import type { File as StoredFile } from '@lectern/contract/files/file'

export const pictureUuid = '6f6b3c1e-2b5a-4c8e-9d11-0a7f5c3e2d10'
const size = { width: 640, height: 480 }

const draw = (): string => {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws nothing.')
  for (const [at, colour] of ['#d33', '#3a3', '#33d', '#dd3'].entries()) {
    brush.fillStyle = colour
    brush.fillRect(at * 160, 0, 160, size.height)
  }
  return canvas.toDataURL()
}

/** A picture of 640 × 480 pixels that the browser loads, as the server gives it to a learner. */
export const shownPicture = () => ({ uuid: pictureUuid, url: draw(), small_url: null, ...size })

/** The same picture as a file of the storage, as the server gives it to an author. */
export const storedPicture = (): StoredFile => ({
  id: 1,
  uuid: pictureUuid,
  url: draw(),
  preview_path: null,
  original_name: 'bars.png',
  extension: 'png',
  mime_type: 'image/png',
  kind: 'image',
  bytes: 1_000,
  process_status: 'completed',
  process_progress: 100,
  process_error: null,
  ...size,
  duration: null,
  pages: null,
  peaks: null,
  allow_doc_preview: true,
  allow_doc_download: true,
  children: [],
  pivot: null,
  uploaded_at: '2026-03-01T10:00:00Z',
  only_upload: false,
  model: 'storage',
  caption: '',
  folder_id: null,
  usages_count: 1,
})
