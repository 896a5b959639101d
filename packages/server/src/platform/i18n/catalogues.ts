import type { Catalogue } from '@hearth/domain/text/catalogues';
import type { ServerTexts } from './server-texts.ts';
import type { LocaleValue } from '@hearth/domain/text/locales';
import afZA from '@hearth/locales/af-ZA/server.json' with { type: 'json' };
import arSA from '@hearth/locales/ar-SA/server.json' with { type: 'json' };
import bgBG from '@hearth/locales/bg-BG/server.json' with { type: 'json' };
import caES from '@hearth/locales/ca-ES/server.json' with { type: 'json' };
import csCZ from '@hearth/locales/cs-CZ/server.json' with { type: 'json' };
import daDK from '@hearth/locales/da-DK/server.json' with { type: 'json' };
import deDE from '@hearth/locales/de-DE/server.json' with { type: 'json' };
import elGR from '@hearth/locales/el-GR/server.json' with { type: 'json' };
import enGB from '@hearth/locales/en-GB/server.json' with { type: 'json' };
import enUS from '@hearth/locales/en-US/server.json' with { type: 'json' };
import esES from '@hearth/locales/es-ES/server.json' with { type: 'json' };
import fiFI from '@hearth/locales/fi-FI/server.json' with { type: 'json' };
import frBE from '@hearth/locales/fr-BE/server.json' with { type: 'json' };
import frCA from '@hearth/locales/fr-CA/server.json' with { type: 'json' };
import frFR from '@hearth/locales/fr-FR/server.json' with { type: 'json' };
import glES from '@hearth/locales/gl-ES/server.json' with { type: 'json' };
import heIL from '@hearth/locales/he-IL/server.json' with { type: 'json' };
import hrHR from '@hearth/locales/hr-HR/server.json' with { type: 'json' };
import huHU from '@hearth/locales/hu-HU/server.json' with { type: 'json' };
import isIS from '@hearth/locales/is-IS/server.json' with { type: 'json' };
import itIT from '@hearth/locales/it-IT/server.json' with { type: 'json' };
import jaJP from '@hearth/locales/ja-JP/server.json' with { type: 'json' };
import koKR from '@hearth/locales/ko-KR/server.json' with { type: 'json' };
import ltLT from '@hearth/locales/lt-LT/server.json' with { type: 'json' };
import lvLV from '@hearth/locales/lv-LV/server.json' with { type: 'json' };
import nlNL from '@hearth/locales/nl-NL/server.json' with { type: 'json' };
import noNO from '@hearth/locales/no-NO/server.json' with { type: 'json' };
import plPL from '@hearth/locales/pl-PL/server.json' with { type: 'json' };
import ptBR from '@hearth/locales/pt-BR/server.json' with { type: 'json' };
import ptPT from '@hearth/locales/pt-PT/server.json' with { type: 'json' };
import roRO from '@hearth/locales/ro-RO/server.json' with { type: 'json' };
import ruRU from '@hearth/locales/ru-RU/server.json' with { type: 'json' };
import skSK from '@hearth/locales/sk-SK/server.json' with { type: 'json' };
import slSI from '@hearth/locales/sl-SI/server.json' with { type: 'json' };
import srSP from '@hearth/locales/sr-SP/server.json' with { type: 'json' };
import svSE from '@hearth/locales/sv-SE/server.json' with { type: 'json' };
import trTR from '@hearth/locales/tr-TR/server.json' with { type: 'json' };
import ukUA from '@hearth/locales/uk-UA/server.json' with { type: 'json' };
import viVN from '@hearth/locales/vi-VN/server.json' with { type: 'json' };
import zhCN from '@hearth/locales/zh-CN/server.json' with { type: 'json' };
import zhTW from '@hearth/locales/zh-TW/server.json' with { type: 'json' };

/** The server's texts in every language, as they are written: those of another stand in for what is not. */
export const catalogues: Readonly<Record<LocaleValue, Catalogue>> = {
  'af-ZA': afZA,
  'ar-SA': arSA,
  'bg-BG': bgBG,
  'ca-ES': caES,
  'cs-CZ': csCZ,
  'da-DK': daDK,
  'de-DE': deDE,
  'el-GR': elGR,
  'en-GB': enGB,
  'en-US': enUS satisfies ServerTexts,
  'es-ES': esES,
  'fi-FI': fiFI,
  'fr-BE': frBE,
  'fr-CA': frCA,
  'fr-FR': frFR,
  'gl-ES': glES,
  'he-IL': heIL,
  'hr-HR': hrHR,
  'hu-HU': huHU,
  'is-IS': isIS,
  'it-IT': itIT,
  'ja-JP': jaJP,
  'ko-KR': koKR,
  'lt-LT': ltLT,
  'lv-LV': lvLV,
  'nl-NL': nlNL,
  'no-NO': noNO,
  'pl-PL': plPL,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'ro-RO': roRO,
  'ru-RU': ruRU,
  'sk-SK': skSK,
  'sl-SI': slSI,
  'sr-SP': srSP,
  'sv-SE': svSE,
  'tr-TR': trTR,
  'uk-UA': ukUA,
  'vi-VN': viVN,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};
