import { defineErrors } from '../kernel/errors.ts'

export const filesErrors = defineErrors({
  file_missing: { status: 422, message: 'Send one file in the field “file”.' },
  file_empty: { status: 422, message: 'This file is empty.' },
  file_too_large: { status: 413, message: 'This file is larger than this school takes.' },
  file_type_refused: { status: 422, message: 'Files of this type are not taken here.' },
  file_in_use: { status: 409, message: 'This file stands in a lesson or another place.' },
  file_not_ready: { status: 409, message: 'This file is still being prepared.' },
  foreign_file: { status: 422, message: 'One of these files does not belong to this school.' },
  not_a_picture: { status: 422, message: 'One of these files is not a picture, and cannot be shown as one.' },
  foreign_folder: { status: 422, message: 'There is no such folder in this school.' },
  folder_not_empty: { status: 409, message: 'There are files or folders in this folder.' },
  too_many_folders: { status: 422, message: 'A school may have 1000 folders, eight deep, at most.' },
  quota_exceeded: { status: 422, message: 'The storage of this school is full.' },
  upload_expired: { status: 410, message: 'This upload waited too long. Start it again.' },
  too_many_uploads: { status: 422, message: 'Too many uploads are under way. Finish or stop some of them.' },
  upload_invalid: { status: 422, message: 'What describes this upload cannot be used.' },
  link_unreachable: { status: 422, message: 'No file could be taken from this address.' },
  link_expired: { status: 403, message: 'This link is over. Open the page again.' },
  download_not_allowed: { status: 403, message: 'The school does not allow this file to be downloaded.' },
  captions_invalid: { status: 422, message: 'These captions cannot be read.' },
  no_mp4: { status: 422, message: 'There is no MP4 of this file.' },
})
