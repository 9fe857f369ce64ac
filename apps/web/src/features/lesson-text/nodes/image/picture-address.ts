/** Where a picture of the storage lies for whoever may see it, as learners' pages have it. */
export const pictureAddress = (uuid: string): string => `/api/v1/files/${uuid}/download?preview=1`
