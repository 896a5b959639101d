/**
 * What is used of the S3 client, imported by name here and loaded late as a whole: the packages are CommonJS, of which a
 * late import has only a default in the bundle.
 */
export { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
export { Upload } from '@aws-sdk/lib-storage';
