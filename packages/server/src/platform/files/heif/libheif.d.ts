/** The part of libheif that is used here; the package describes its C functions alone. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface HeifPixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the data of `target` with red, green, blue and alpha, and hands it on; null when that fails. */
    display(target: HeifPixels, onDone: (filled: HeifPixels | null) => void): void;
  }

  interface Library {
    readonly HeifDecoder: new () => {
      /** The pictures of a file, the one that counts first; none when the file is damaged. */
      decode(file: Uint8Array): HeifImage[];
    };
  }

  export default function createLibrary(): Library;
}
