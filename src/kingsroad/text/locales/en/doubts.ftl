### The list of printed values in doubt. Facts and reasons stand beside the tiles in English; the
### other languages say them here. Only the values are in all languages, and the list for the terminal
### is in English.

confidence =
    { $confidence ->
        [reconstructed] nobody could read it, it follows from the tiles around it
        [check] one witness, and something speaks against it
       *[probable] one witness, and it fits everything else
    }
doubts-none = No printed value of { $title } is in doubt.
doubts-head = { $title }: { $number } printed values want a look at the real thing.
doubts-copies = { $number } tiles: { $effect }
doubts-corrected = Whoever holds the printed game corrects the line of the tile in { $path }.
doubts-plots = { $before } free before the stone plot, { $behind } behind it
doubts-provost = { $beyond } spots beyond the end of the road
doubts-first-game = road: { $road }; site: { $site }
