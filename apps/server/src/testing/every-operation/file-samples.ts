import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls about files and folders. */
export const fileSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'files.getFile': (ids) => ({ params: { uuid: ids.file } }),
  'files.getFilm': (ids) => ({ params: { uuid: ids.file } }),
  'files.listFiles': (ids) => ({
    query: { search: 'film', order: 'bytes', folder_id: String(ids.folder), deep: '1' },
  }),
  'files.getStorageUse': () => ({}),
  'files.listPictures': () => ({}),
  'files.listFileUsages': (ids) => ({ params: { uuid: ids.file } }),
  'files.listUsages': (ids) => ({ body: { files: [ids.file, ids.otherFile] } }),
  'files.updateFile': (ids) => ({
    params: { uuid: ids.file },
    body: { caption: 'Words', allow_doc_download: false },
  }),
  'files.listFolders': () => ({}),
  'files.addCaptions': (ids) => ({
    params: { uuid: ids.file },
    body: { language: 'en', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nWords' },
  }),
  'files.removeCaptions': (ids) => ({ params: { uuid: ids.file, captions: ids.captions } }),
  'files.reportPlayerFault': () => ({
    body: {
      data: { error: 'mediaError', location: '/courses/a/b', sources: ['/media/pass/hls/master.m3u8'] },
    },
  }),
  'files.listPlayerFaults': () => ({ query: { per_page: '5' } }),
  'files.createFolder': (ids) => ({ body: { name: 'Sample folder', parent_id: ids.folder } }),
  'files.updateFolder': (ids) => ({ params: { folder: ids.folder }, body: { name: 'Renamed folder' } }),
  'files.moveFiles': (ids) => ({ body: { files: [ids.file, ids.otherFile], folder_id: ids.folder } }),
  'files.uploadByUrl': (ids) => ({ query: { model: 'storage', upload: '1' }, body: { url: ids.publicFile } }),
  'files.replaceFile': (ids) => ({ params: { uuid: ids.file }, body: { file: ids.otherFile } }),
  'files.processAgain': (ids) => ({ params: { uuid: ids.file } }),
  'files.deleteFolder': (ids) => ({ params: { folder: ids.emptyFolder } }),
  'files.deleteFiles': (ids) => ({ body: { files: [ids.removedFile] } }),
}
