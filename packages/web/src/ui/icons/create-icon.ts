import { type ComponentType, createElement, type SVGProps } from 'react';

/** What an icon takes beside the attributes of an SVG: its size in pixels and the width of its lines. */
interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  readonly size?: number | string;
  readonly stroke?: number | string;
}

export type Icon = ComponentType<IconProps>;

/** The `d` of a path; a dot among lines is filled as well. */
type Line = string | { readonly d: string; readonly fill: string };

/** An icon of lines in the color of the text around it. */
export function createIcon(name: string, lines: readonly Line[]): Icon {
  return drawWith(name, lines, (color, stroke) => ({
    fill: 'none',
    stroke: color,
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }));
}

/** An icon of areas in the color of the text around it. */
export function createFilledIcon(name: string, areas: readonly string[]): Icon {
  return drawWith(name, areas, (color) => ({ fill: color, stroke: 'none' }));
}

function drawWith(
  name: string,
  lines: readonly Line[],
  paint: (color: string, stroke: number | string) => SVGProps<SVGSVGElement>,
): Icon {
  const paths = lines.map((line, key) =>
    createElement('path', typeof line === 'string' ? { d: line, key } : { ...line, key }),
  );
  return ({ size = 24, color = 'currentColor', stroke = 2, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...paint(color, stroke),
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
        ...rest,
      },
      paths,
    );
}
