"""Makes the fonts of the PDFs: python3 make-fonts.py <inter-ui package> <@fontsource/noto-emoji package>

Needs fontTools and brotli (Debian: python3-fonttools python3-brotli). Run once; its output is committed, because a
PDF writer wants plain TrueType and neither npm package ships it. Inter's tabular figures become the default figures,
so that columns of numbers align without asking for a feature in every cell.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
TEXT = [
    *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2C6, 0x2DE), *range(0x300, 0x30D), 0x327, 0x328,
    *range(0x391, 0x3CA), *range(0x1E00, 0x1F00), *range(0x2000, 0x2070), *range(0x2070, 0x2095), 0x20AC, 0x2116,
    0x2122, *range(0x2150, 0x215F), *range(0x2190, 0x219A), 0x2206, 0x2211, 0x2212, 0x2215, 0x221A, 0x221E, 0x2248,
    0x2260, 0x2264, 0x2265, 0x25A0, 0x25A1, 0x25B2, 0x25BC, 0x25CF, 0x25CB, 0x2605, 0x2606, 0x2713, 0x2717, 0xFFFD,
]
KERNED = [ord(c) for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü.,-–"]
# Signs, hands and faces, sport, body, food, medals, hearts, clocks: what a trainer types between two sets.
EMOJI = [
    (0x203C, 0x203C), (0x2049, 0x2049), (0x231A, 0x231B), (0x23E9, 0x23FA), (0x25AA, 0x25FE), (0x2600, 0x2604),
    (0x260E, 0x261D), (0x2639, 0x263A), (0x2640, 0x2642), (0x2665, 0x2665), (0x267B, 0x267B), (0x2692, 0x2697),
    (0x26A0, 0x26A1), (0x26BD, 0x26BE), (0x26D4, 0x26D4), (0x26F9, 0x26F9), (0x2705, 0x2728), (0x274C, 0x2764),
    (0x2795, 0x27A1), (0x2B05, 0x2B07), (0x2B50, 0x2B55), (0x1F31E, 0x1F31F), (0x1F345, 0x1F37D), (0x1F389, 0x1F38A),
    (0x1F3AF, 0x1F3AF), (0x1F3BD, 0x1F3D0), (0x1F440, 0x1F450), (0x1F493, 0x1F4AF), (0x1F4C5, 0x1F4CD),
    (0x1F4F1, 0x1F4F8), (0x1F525, 0x1F525), (0x1F534, 0x1F53D), (0x1F550, 0x1F55B), (0x1F600, 0x1F64F),
    (0x1F680, 0x1F680), (0x1F6AB, 0x1F6AB), (0x1F6B4, 0x1F6B6), (0x1F7E0, 0x1F7EB), (0x1F90C, 0x1F92F),
    (0x1F938, 0x1F94A), (0x1F950, 0x1F96C), (0x1F970, 0x1F97A), (0x1F9B4, 0x1F9B7), (0x1F9CE, 0x1F9D8),
    (0x1FAC0, 0x1FAC1),
]


def subsetted(source: Path, unicodes: list[int], features: list[str]) -> TTFont:
    options = subset.Options(hinting=False, layout_features=features, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.notdef_outline = True
    font = TTFont(source)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=unicodes)
    worker.subset(font)
    font.flavor = None
    return font


def with_tabular_figures(font: TTFont) -> TTFont:
    swaps: dict[str, str] = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in [ord(c) for c in "0123456789+"] + [0x2212]:
            if code in table.cmap:
                table.cmap[code] = swaps.get(table.cmap[code], table.cmap[code])
    return font


def with_lean_kerning(font: TTFont, source: Path) -> TTFont:
    """Kerns the letters of Portuguese and leaves all other shaping out: a writer decodes these tables per document."""
    for table in ("GSUB", "GDEF", "GPOS"):
        if table in font:
            del font[table]
    font["GPOS"] = subsetted(source, KERNED, ["kern"])["GPOS"]
    return font


def main(inter: Path, emoji: Path) -> None:
    for weight in ("Regular", "Medium", "SemiBold"):
        source = inter / "web" / f"Inter-{weight}.woff2"
        tabular = with_tabular_figures(subsetted(source, TEXT, ["tnum"]))
        step, target = HERE / "step.ttf", HERE / f"Inter-{weight}.ttf"
        tabular.save(step)
        with_lean_kerning(subsetted(step, TEXT, []), source).save(target)
        step.unlink()
    source = emoji / "files" / "noto-emoji-emoji-400-normal.woff2"
    known = TTFont(source).getBestCmap()
    wanted = [code for code in known if any(first <= code <= last for first, last in EMOJI)]
    subsetted(source, wanted, []).save(HERE / "NotoEmoji-Subset.ttf")


main(Path(sys.argv[1]), Path(sys.argv[2]))
