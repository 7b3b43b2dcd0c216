"""Serif capitals drawn as strokes, for embroidery (satin stitches across each stroke) and etching (a mask).

A stroke is (points, width at the ends, width in the middle, curved?); the capital is 1 high."""
import numpy as np
from parts_small import yarns

THICK, THIN = .155, .06


def _thick(*p): return (p, THICK, THICK, False)


def _thin(*p): return (p, THIN, THIN, False)


def _round(*p): return (p, THIN, THICK, True)


def _foot(x, y, half=.16): return _thin((x - half, y), (x + half, y))


GLYPHS = {  # advance, strokes
    'A': (.84, [_thin((.06, 0), (.40, 1)), _thick((.39, .98), (.72, 0)), _thin((.18, .33), (.58, .33)), _foot(.06, 0, .11), _foot(.72, 0)]),
    'C': (.72, [_round((.64, .76), (.54, .94), (.36, 1), (.15, .86), (.07, .5), (.15, .14), (.36, 0), (.54, .05), (.66, .24)), _thin((.64, .72), (.64, 1))]),
    'E': (.72, [_thick((.18, 0), (.18, 1)), _thin((.02, 1), (.60, 1)), _thin((.60, 1.02), (.62, .78)), _thin((.18, .52), (.46, .52)), _thin((.46, .63), (.46, .41)), _thin((.02, 0), (.62, 0)), _thin((.62, -.02), (.66, .25))]),
    'H': (.94, [_thick((.18, 0), (.18, 1)), _thick((.74, 0), (.74, 1)), _thin((.18, .52), (.74, .52))] + [_foot(x, y) for x in (.18, .74) for y in (0, 1)]),
    'L': (.68, [_thick((.18, 0), (.18, 1)), _foot(.18, 1), _thin((.02, 0), (.60, 0)), _thin((.60, -.02), (.64, .27))]),
    'M': (1.08, [_thin((.14, 0), (.14, 1)), _thick((.14, 1), (.52, .06)), _thin((.52, .06), (.90, 1)), _thick((.92, 0), (.92, 1)), _foot(.14, 0, .12), _foot(.92, 0), _thin((.0, 1), (.18, 1)), _thin((.88, 1), (1.08, 1))]),
    'R': (.86, [_thick((.18, 0), (.18, 1)), _round((.18, 1), (.44, 1), (.62, .90), (.66, .75), (.60, .58), (.44, .50), (.18, .50)), _thick((.42, .50), (.72, 0)), _foot(.18, 0), _foot(.12, 1, .12), _thin((.64, 0), (.88, 0))]),
    'S': (.68, [_round((.56, .76), (.49, .94), (.32, 1), (.13, .90), (.11, .72), (.26, .58), (.44, .46), (.58, .28), (.52, .08), (.33, 0), (.15, .05), (.07, .25)), _thin((.56, .74), (.57, 1)), _thin((.06, 0), (.07, .27))]),
}


def _spline(p, n):
    P = np.array(p, float); P = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]]); a = np.linspace(0, len(P) - 3 - 1e-6, n); i = a.astype(int); t = (a - i)[:, None]
    p0, p1, p2, p3 = (P[i + k] for k in range(4))
    return .5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)


def strokes(text, sizes=None, gap=.10):
    """All strokes of a text as (dense points, widths), x from 0; `sizes` scales single letters about the middle of the line. Also the width."""
    x, out = 0.0, []
    for ch, s in zip(text, sizes or [1] * len(text)):
        advance, marks = GLYPHS[ch]
        for p, w0, w1, curved in marks:
            q = _spline(p, 200) if curved else np.stack([np.linspace(a, b, 200) for a, b in zip(p[0], p[1])], 1)
            t = np.linspace(0, 1, 200); w = w0 + (w1 - w0) * np.sin(np.pi * t) ** 1.3
            out.append((np.c_[q[:, 0] * s + x, (q[:, 1] - .5) * s + .5], w * (s ** .7 if s != 1 else 1)))
        x += (advance + gap) * s
    return out, x - gap


def satin(name, text, height, place, mat, sizes=None, color=(1, 1, 1), pitch=.00042, thread=.00026, lift=.0011):
    """Raised embroidery. `place(x, y, h)` maps metres (x from the middle, y from the middle of the letters, h above the cloth) to space."""
    marks, width = strokes(text, sizes); rng = np.random.default_rng(8); paths = []
    for q, w in marks:
        q = (q - (width / 2, .5)) * height; w = w * height; run = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
        n = max(2, int(run[-1] / pitch)); at = np.linspace(0, run[-1], n)
        c = np.stack([np.interp(at, run, q[:, k]) for k in (0, 1)], 1); ww = np.interp(at, run, w)
        d = np.gradient(c, axis=0); d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9; across = np.stack([-d[:, 1], d[:, 0]], 1)
        s = np.linspace(-1, 1, 7); half = (ww / 2 * (1 + rng.normal(0, .02, n)))[:, None, None]
        xy = c[:, None] + across[:, None] * s[None, :, None] * half + d[:, None] * s[None, :, None] * .0003
        h = lift * np.minimum(1, (half[..., 0] / .0012)) * (1 - s ** 4)[None] + rng.normal(0, .00004, (n, 1))
        paths.append(np.stack(place(xy[..., 0], xy[..., 1], h), -1))
    paths = np.concatenate(paths); tint = np.array(color)[None] * (1 + rng.normal(0, .04, (len(paths), 1)))
    return yarns(name, paths, thread, mat, tint, sides=5)


def mask(text, px=512, margin=.12):
    """The text as an array of 0 to 1, square, row 0 at the bottom."""
    marks, width = strokes(text); size = max(width, 1) + 2 * margin
    y, x = np.mgrid[0:px, 0:px] / px * size; x = x - size / 2 + width / 2; y = y - size / 2 + .5; best = np.full((px, px), 9.0)
    for q, w in marks:
        for (a, b), ww in zip(q[::2], w[::2]): best = np.minimum(best, np.hypot(x - a, y - b) - ww / 2)
    return np.clip(.5 - best * px / size / 1.5, 0, 1), size
